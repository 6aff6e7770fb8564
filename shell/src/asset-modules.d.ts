declare module '*.module.css' {
  const css: Readonly<Record<string, string>>;
  export default css;
}

declare module '*.css';

declare module '*.css?raw' {
  const styles: string;
  export default styles;
}

declare module '*.svg' {
  /** Address of the file in this release. */
  const address: string;
  export default address;
}

declare module '*.woff2' {
  /** Address of the file in this release. */
  const address: string;
  export default address;
}
