/*
 * What every peer is given: the three pages as trees, whose texts come from answers of the service. Answers are kept
 * until the content version counts up, as our own web process does. Each peer gets a copy of this file.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/** Milliseconds between two looks at the content version, as often as our web process looks. */
const LOOK = 500;
const { PEER_PAGES: folder = '', PEER_SERVICE: socketPath = '' } = process.env;
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
const cached = new Map();
let version;

const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'));
/** Read once: code of a page is compiled, too. */
const pages = new Map();
function described(name) {
  if (!pages.has(name)) pages.set(name, read(name));
  return pages.get(name);
}

function call({ method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const request = http.request({ socketPath, agent, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve(JSON.parse(text)));
    });
    request.once('error', reject);
    request.end(body);
  });
}

async function look() {
  const state = await call(described('version')).catch(() => null);
  if (state && state.data.version !== version) {
    version = state.data.version;
    cached.clear();
  }
}
/** Some frameworks have several copies of a module. */
globalThis.peerLooks ??= [];
globalThis.peerLooks.push(look);
globalThis.peerTimer ??= setInterval(() => globalThis.peerLooks.forEach((each) => void each()), LOOK).unref();

function answersOf(name, calls) {
  if (!cached.has(name)) cached.set(name, Promise.all(calls.map(call)));
  return cached.get(name);
}

/** Follows a reference such as `{ "$": [0, "data", "list", 3, "title"] }`. */
const valueOf = (value, answers) =>
  typeof value === 'object' ? value.$.reduce((part, key) => part[key], answers) : value;

function resolve(node, answers) {
  if (!Array.isArray(node)) return valueOf(node, answers);
  const [tag, attributes, children] = node;
  const values = {};
  for (const name in attributes) values[name] = valueOf(attributes[name], answers);
  return [tag, values, children.map((child) => resolve(child, answers))];
}

/** Which of the three an address below the mode is; pages that are none of them are as long as a list. */
export function pageNameOf(address) {
  const known = { '': 'home', news: 'list', 'news/detail': 'article' };
  return known[address] ?? 'list';
}

/**
 * Title, descriptions, style sheets and body of a page, with all texts. A node is a text or [tag, attributes, children];
 * `to` is a link to another page of the site.
 */
export async function pageData(name) {
  const { calls, body, ...head } = described(name);
  return { ...head, body: resolve(body, await answersOf(name, calls)) };
}
