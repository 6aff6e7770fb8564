/*
 * Runs on the device at the entrance. Without it every form works; it adds the camera, and checking in while there is no
 * connection. It stores references and times, and nothing about anybody.
 */

interface StoredCheckIn {
  reference: string;
  /** Milliseconds since the epoch. */
  at: number;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const QUEUE = 'desk.queue';
const TODAY = 'desk.today';
const REFERENCE = /PV-\d{8}-\w{4}/;
const ANSWER_MS = 5000;
const RETRY_MS = 15_000;
const LOOK_MS = 250;

const form = document.querySelector<HTMLFormElement>('#check-in');
const status = document.querySelector<HTMLElement>('.said');
const queueLine = document.querySelector<HTMLElement>('#queue');
const offline = document.querySelector<HTMLElement>('#offline');

function stored<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise;
  } catch {
    // Somebody has written something else there.
    return otherwise;
  }
}

const queued = (): StoredCheckIn[] => stored<StoredCheckIn[]>(QUEUE, []);

function show(text: string): void {
  if (status) status.textContent = text;
}

function showQueue(count: number): void {
  if (!queueLine) return;
  queueLine.hidden = count === 0;
  queueLine.textContent = `${queueLine.dataset['queued'] ?? ''} ${count}`;
}

function enqueue(entry: StoredCheckIn): void {
  const all = [...queued().filter(({ reference }) => reference !== entry.reference), entry];
  localStorage.setItem(QUEUE, JSON.stringify(all));
  showQueue(all.length);
}

async function post(address: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal,
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer;
}

let isSending = false;

/** Sends what waits; what the desk has answered is taken off, whatever it said. */
async function flush(): Promise<void> {
  const waiting = queued();
  if (waiting.length === 0 || isSending) return;
  isSending = true;
  try {
    const answer = await post('/sync', { checkIns: waiting });
    const { outcomes } = (await answer.json()) as { outcomes: { outcome: string; said: string }[] };
    const refused = outcomes.filter(({ outcome }) => outcome !== 'arrived' && outcome !== 'again');
    if (refused.length > 0) show(refused.map(({ said }) => said).join(' '));
    const sent = new Set(waiting.map(({ reference, at }) => `${reference} ${at}`));
    const left = queued().filter(({ reference, at }) => !sent.has(`${reference} ${at}`));
    localStorage.setItem(QUEUE, JSON.stringify(left));
    if (queueLine) queueLine.textContent = queueLine.dataset['synced'] ?? '';
    if (offline) offline.hidden = true;
  } catch {
    // The next turn tries again.
    showQueue(waiting.length);
  } finally {
    isSending = false;
  }
}

async function checkIn(text: string): Promise<void> {
  const reference = REFERENCE.exec(text.toUpperCase())?.[0];
  if (reference === undefined) return show(form?.dataset['mistyped'] ?? '');
  try {
    const answer = (await (await post('/check-in', { reference })).json()) as { said: string };
    show(answer.said);
    if (offline) offline.hidden = true;
  } catch {
    if (offline) offline.hidden = false;
    enqueue({ reference, at: Date.now() });
    const isKnown = stored<string[]>(TODAY, []).includes(reference);
    show(isKnown ? `${reference} ✓` : `${reference}: ${form?.dataset['unknown'] ?? ''}`);
  }
}

/** The references of the sheet that is shown, for when there is no connection. */
function storeToday(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-reference]')];
  if (rows.length === 0) return;
  localStorage.setItem(TODAY, JSON.stringify(rows.map((row) => row.dataset['reference'])));
}

/** Looks for codes until the function that it resolves with is called. */
async function scan(Found: DetectorClass, video: HTMLVideoElement): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const detector = new Found({ formats: ['qr_code'] });
  video.srcObject = stream;
  video.hidden = false;
  await video.play();
  let last = '';
  const look = async () => {
    const [code] = await detector.detect(video);
    if (!code || code.rawValue === last) return;
    last = code.rawValue;
    await checkIn(code.rawValue);
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    video.hidden = true;
  };
}

/** The button of the camera, where the device has one that reads codes. */
function offerCamera(Found: DetectorClass, button: HTMLButtonElement, video: HTMLVideoElement): void {
  const label = button.textContent;
  let stop: (() => void) | undefined;
  const toggle = async () => {
    if (stop) stop();
    stop = stop ? undefined : await scan(Found, video);
    button.textContent = stop ? (button.dataset['stop'] ?? '') : label;
  };
  button.hidden = false;
  // Without permission there is nothing to press.
  button.addEventListener('click', () => void toggle().catch(() => (button.hidden = true)));
}

form?.addEventListener('submit', (submit) => {
  submit.preventDefault();
  const field = form.elements.namedItem('reference') as HTMLInputElement;
  const { value } = field;
  field.value = '';
  field.focus();
  void checkIn(value);
});

const { BarcodeDetector: Found } = globalThis as { BarcodeDetector?: DetectorClass };
const button = document.querySelector<HTMLButtonElement>('#scan');
const video = document.querySelector<HTMLVideoElement>('#camera');
if (Found && button && video && 'mediaDevices' in navigator) offerCamera(Found, button, video);

if (offline) offline.hidden = navigator.onLine;
storeToday();
showQueue(queued().length);
void flush();
globalThis.addEventListener('online', () => void flush());
setInterval(() => void flush(), RETRY_MS);
// Only who is signed in may have the page that it stores.
if (form && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js');
