declare module '*.module.css' {
  /** Local class name to its name in the built file. */
  const css: Readonly<Record<string, string>>;
  export default css;
}

declare module '*.css';
