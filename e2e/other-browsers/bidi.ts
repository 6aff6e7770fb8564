type Parameters = Readonly<Record<string, unknown>>;

interface Reply {
  id: number;
  type: 'success' | 'error';
  result: unknown;
  error?: string;
  message?: string;
}
interface Happening {
  method: string;
  params: unknown;
}

type Listener = (params: never) => void;

/** A connection of WebDriver BiDi (W3C): commands one way, answers and happenings the other. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Map<string, Listener>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Reply | Happening));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has gone'));
    });
  }

  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const connection = new BidiConnection(socket);
    await connection.send('session.new', { capabilities: {} });
    return connection;
  }

  /** @throws Error with the code of the protocol. */
  async send<Result>(method: string, params: Parameters): Promise<Result> {
    this.#last += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#last, answer);
    this.#socket.send(JSON.stringify({ id: this.#last, method, params }));
    return (await answer.promise) as Result;
  }

  async listen(event: string, listener: Listener): Promise<void> {
    this.#listeners.set(event, listener);
    await this.send('session.subscribe', { events: [event] });
  }

  close(): void {
    this.#socket.close();
  }

  #hear(message: Reply | Happening): void {
    if ('method' in message) return this.#listeners.get(message.method)?.(message.params as never);
    const answer = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'success') answer?.resolve(message.result);
    else answer?.reject(new Error(`${message.error ?? ''}: ${message.message ?? ''}`));
  }
}
