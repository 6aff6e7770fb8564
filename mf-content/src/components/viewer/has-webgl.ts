/** Whether this browser draws with WebGL 2 at all, asked before anything is fetched. */
export function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
