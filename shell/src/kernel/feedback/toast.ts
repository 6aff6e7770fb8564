/** Milliseconds (spec G-17). */
const VISIBLE_FOR = 4000;

/** Shows a message politely; it stays while the pointer rests on it. */
export function toast(message: string): void {
  const region = document.getElementById('toasts');
  if (!region) return;
  const item = document.createElement('p');
  item.textContent = message;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leaveLater = () => {
    timer = setTimeout(() => item.remove(), VISIBLE_FOR);
  };
  item.addEventListener('pointerenter', () => clearTimeout(timer));
  item.addEventListener('pointerleave', leaveLater);
  region.append(item);
  leaveLater();
}
