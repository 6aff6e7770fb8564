import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { programsOf } from './programs.ts';
import type { Written } from './written.ts';

const programs = (written: Written | null = null) =>
  programsOf({ config: readConfig({ PORT: '8123' }, '/site'), socket: '/run/api.sock', written });

describe('what npm start runs', () => {
  it('has one heap for all threads of a process, because none gives back what it grew to', () => {
    const heaps = Object.values(programs()).flatMap((one) => one?.env['MALLOC_ARENA_MAX'] ?? []);
    expect(heaps).toEqual(['1', '1', '1', '1']);
  });

  it('keeps what Node has compiled, in one folder for all programs', () => {
    const folders = Object.values(programs()).flatMap((one) => one?.env['NODE_COMPILE_CACHE'] ?? []);
    expect(new Set(folders)).toEqual(new Set([expect.stringMatching(/node_modules\/\.cache\/node-compile$/)]));
  });

  it('shows the codes that nobody else would send, and lets the only service bring its schema up to date', () => {
    expect(programs().service.env).toMatchObject({ SHOW_MESSAGES: 'true', MIGRATE_ON_START: 'true' });
  });

  it('brings web process and service together on a socket, and visitors to the port that was asked for', () => {
    const { service, web } = programs();
    expect(service.env['API_LISTEN']).toBe('unix:/run/api.sock');
    expect(web.env).toMatchObject({ API_URL: 'unix:/run/api.sock', PORT: '8123' });
  });

  it('serves apps as they are written where some are named, and releases where none is', () => {
    expect(programs().web.args).toEqual(['shell/src/web/main.ts']);
    const { web, types } = programs({ apps: ['shell', 'mf-invest'] });
    expect(web.args.slice(1)).toEqual(['shell/src/dev/main.ts', 'shell', 'mf-invest']);
    expect(types?.args.join(' ')).toContain('tsc -b shell mf-invest --watch');
    expect(programs().types).toBeNull();
  });

  it('serves them beside the set, and by the service of the site, that somebody names', () => {
    const { web } = programs({ apps: ['shell'], set: '0123456789abcdef', service: 'https://www.example.com' });
    expect(web.args.at(-1)).toBe('--against=0123456789abcdef');
    expect(web.env['API_URL']).toBe('https://www.example.com');
  });
});
