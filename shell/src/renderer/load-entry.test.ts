import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadEntry } from './load-entry.ts';

describe('loading a server entry', () => {
  let folder = '';
  const write = (name: string, code: string) => fs.writeFileSync(path.join(folder, name), code);
  const load = (provided: Record<string, unknown> = {}, builtins = false) =>
    loadEntry({ folder, entry: 'section.cjs', provided, builtins });

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'entry-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('hands over the one module that the shell provides', () => {
    const react = { version: 'the one' };
    write('section.cjs', "exports.react = require('react');");
    expect(load({ react })).toEqual({ react });
  });

  it('loads files of its own release, each once', () => {
    write('part.cjs', 'exports.count = (globalThis.entryCount = (globalThis.entryCount ?? 0) + 1);');
    write('section.cjs', "exports.a = require('./part.cjs').count; exports.b = require('./part.cjs').count;");
    const entry = load() as { a: number; b: number };
    expect(entry.a).toBe(entry.b);
  });

  it('keeps two loads of one release apart, so that a replaced release can be collected', () => {
    write('section.cjs', 'exports.own = {};');
    expect((load() as { own: object }).own).not.toBe((load() as { own: object }).own);
  });

  it('refuses modules that nobody provides, and says which', () => {
    write('section.cjs', "require('left-pad');");
    expect(() => load()).toThrow(/asks for "left-pad"/);
  });

  it('refuses Node itself to a section, and lets the frame have it', () => {
    write('section.cjs', "exports.decode = require('node:querystring').unescape;");
    expect(() => load()).toThrow(/asks for "node:querystring"/);
    expect((load({}, true) as { decode: (text: string) => string }).decode('%41')).toBe('A');
  });

  it('lets libraries of the frame name the network and files, and use neither', () => {
    write(
      'section.cjs',
      "class Agent extends require('http').Agent {}\nexports.read = require('node:fs').readFileSync;",
    );
    const { read } = load({}, true) as { read: (file: string) => string };
    expect(() => read('/etc/passwd')).toThrow('no part of the machine');
  });

  it('refuses files outside of the release', () => {
    write('section.cjs', "require('../elsewhere.cjs');");
    expect(() => load()).toThrow(/outside of the release/);
  });
});
