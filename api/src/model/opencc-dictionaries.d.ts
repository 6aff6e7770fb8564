/** A table of opencc-js by itself, which its types leave out: `萬 万|與 与|…`, a character and the one it becomes. */
declare module 'opencc-js/dict/TSCharacters' {
  const table: string;
  export default table;
}
