import type { OpenApiDocument, Operation } from './document.ts';

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => NAMES[character] ?? character);

/** The names of the schemas that a part of the document refers to. */
const refsIn = (part: unknown): string[] => [
  ...new Set([...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, id = '']) => id)),
];

const schemaLink = (id: string): string => `<a href="#${id}">${id}</a>`;
const details = (id: string, schema: unknown): string =>
  `<details id="${id}"><summary>${id}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

function callSection(path: string, method: string, { operationId, description, ...rest }: Operation): string {
  const parameters = rest.parameters ? details(`${operationId}_query`, rest.parameters) : '';
  const links = [...refsIn(rest.requestBody ?? {}), ...refsIn(rest.responses)].map(schemaLink).join(' · ');
  const heading = `<h3 id="${operationId}">${method.toUpperCase()} ${escapeHtml(path)}</h3>`;
  return `${heading}<p>${escapeHtml(description)}</p>${parameters}<p>${links}</p>`;
}

/** The document for people: one plain page, without script or style, so that the policy of the service holds for it. */
export function browsePage({ info, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(path, method, operation)),
  );
  const schemas = Object.entries(components.schemas).map(([id, schema]) => details(id, schema));
  const lead = info.description.split('\n\n').map((text) => `<p>${escapeHtml(text)}</p>`);
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(info.title)}</title>` +
    `<main><h1>${escapeHtml(info.title)}</h1>${lead.join('')}<p><a href="openapi.json">openapi.json</a></p>` +
    `<h2>Calls</h2>${calls.join('')}<h2>Schemas</h2>${schemas.join('')}</main></html>`
  );
}
