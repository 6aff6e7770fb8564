import fs from 'node:fs';
import path from 'node:path';
import { withRepeatedCalls } from './repeated-calls.ts';

const FILE = path.join(import.meta.dirname, '../../../deploy/two-instances/service.conf');
fs.writeFileSync(FILE, withRepeatedCalls(fs.readFileSync(FILE, 'utf8')));
