import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a certificate that has signed itself, for one name, and that ends so many days from now. */
export function makeCertificate(folder: string, { name = 'IP:127.0.0.1', days = 2 } = {}) {
  const [key, request, certificate] = ['key.pem', 'request.pem', 'certificate.pem'].map((file) =>
    join(folder, `${name.replaceAll(/\W/g, '-')}${days}-${file}`),
  ) as [string, string, string];
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' });
  const form = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
  openssl('req', '-new', ...form, '-subj', '/CN=test', '-addext', `subjectAltName=${name}`, '-out', request);
  const signed = ['-req', '-in', request, '-signkey', key, '-copy_extensions', 'copy'];
  openssl('x509', ...signed, '-days', String(days), '-out', certificate);
  return {
    key,
    certificate,
    /** Puts both into another folder, as `key.pem` and `certificate.pem`. */
    copyTo(other: string): void {
      copyFileSync(key, join(other, 'key.pem'));
      copyFileSync(certificate, join(other, 'certificate.pem'));
    },
  };
}
