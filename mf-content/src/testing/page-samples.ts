/** Pages that need a parameter have no address of their own; these are of the content pack, for tests in the browser. */
export const samples = {
  newsDetail: '/news/detail?baseid=half-year-results',
  csrDetail: '/csr/detail?baseid=csr-mangrove',
  techDetail: '/tech/detail?baseid=tech-damper-map',
  search: '/search?key=S1',
  aboutPerson: '/about/org/mo-xingchuan',
  aboutPlant: '/about/ind/nansha',
} as const;
