import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('an operator who says nothing works in the workspace under their own name', () => {
  const { root, dataDir, actor } = readConfig({});
  expect(existsSync(join(root, 'pnpm-workspace.yaml'))).toBe(true);
  expect(dataDir).toBe(join(root, '.data'));
  expect(actor).toBe(userInfo().username);
});

it('an operator may keep releases elsewhere, and work for somebody else', () => {
  expect(readConfig({ DATA_DIR: '/srv/site', DELIVERY_ACTOR: 'Lin' })).toMatchObject({
    dataDir: '/srv/site',
    actor: 'Lin',
  });
});

it('an operator names a bucket service and its keys as for downloads', () => {
  const named = {
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'cn',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  expect(readConfig(named).access).toEqual({ endpoint: 'https://s3.example', region: 'cn', credentials });
  expect(readConfig({}).access).toEqual({ endpoint: undefined, region: 'us-east-1' });
});
