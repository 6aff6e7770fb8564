import { id, narrowing, pageQuery } from 'shared/contract/section/query';

/** The brand whose vehicles are shown; empty is the first. */
export const homeQuery = pageQuery({ brand: narrowing(id) });
