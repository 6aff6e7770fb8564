import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Folders } from './layout.ts';

const DAYS = '825';

/** A certificate for this machine that its browser has to be told to trust; the one of the last start where there is one. */
export function ensureCertificate({
  certificate,
  certificateKey,
}: Pick<Folders, 'certificate' | 'certificateKey'>): void {
  if (existsSync(certificate)) return;
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', DAYS];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', certificateKey, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'pipe' });
}
