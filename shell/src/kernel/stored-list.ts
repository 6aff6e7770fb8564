/** Length of the list that islands keep under this key; 0 for anything else. */
export function storedLength(key: string): number {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}
