import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import { markup, type Content, type Markup } from '../model/markup.ts';
import { DESK_WORDS } from './desk-words.ts';

/** Whom a page of the desk is for. */
export interface DeskReader {
  lang: Lang;
  /** As the token is called; undefined before it is given. */
  name: string | undefined;
}

interface DeskPage {
  title: string;
  body: Content;
  /** What the last action led to. */
  said?: string | undefined;
}

/** The document around a page of the desk. */
export function deskDocument({ lang, name }: DeskReader, { title, body, said }: DeskPage): string {
  const words = DESK_WORDS[lang];
  const otherLang = lang === 'cn' ? 'en' : 'cn';
  const out = markup`<form method="post" action="/sign-out"><button class="quiet">${words.signOut}</button></form>`;
  return markup`<!doctype html>
<html lang="${HTML_LANG[lang]}"><head><meta charset="utf-8"><title>${title} · ${words.title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/desk.css"><script type="module" src="/desk.js"></script></head>
<body><header class="bar"><a class="brand" href="/">${words.title}</a><span class="who">${name}</span>
<nav><a href="/log">${words.log}</a><form method="post" action="/language"><button class="quiet" name="lang" value="${otherLang}" lang="${HTML_LANG[otherLang]}">${words.other}</button></form>${name === undefined ? undefined : out}</nav></header>
<main><h1>${title}</h1><p role="status" class="said">${said}</p>
<section id="offline" class="notice" hidden><h2>${words.offline}</h2><p>${words.offlineText}</p></section>
<p id="queue" class="notice" data-queued="${words.queued}" data-synced="${words.synced}" hidden></p>
${body}</main></body></html>
`.text;
}

/** Where the token of a device is given. */
export function signInPage(reader: DeskReader, said?: string): string {
  const words = DESK_WORDS[reader.lang];
  const body = markup`<form method="post" action="/sign-in" class="stack"><label>${words.token}<input name="token" type="password" autocomplete="current-password" required></label>
<p class="hint">${words.tokenHint}</p><button>${words.signIn}</button></form>`;
  return deskDocument(reader, { title: words.signIn, body, said });
}

/** The one field that everything at the entrance begins with. */
export function checkInForm(lang: Lang): Markup {
  const words = DESK_WORDS[lang];
  return markup`<form method="post" action="/check-in" id="check-in" class="row no-print" data-unknown="${words.unknownOffline}" data-mistyped="${words.mistyped}">
<label>${words.reference}<input name="reference" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="PV-20261201-7K3Q" required></label>
<button>${words.checkIn}</button><button type="button" id="scan" class="quiet" data-stop="${words.stopScan}" hidden>${words.scan}</button></form>
<video id="camera" class="no-print" playsinline muted hidden></video>`;
}
