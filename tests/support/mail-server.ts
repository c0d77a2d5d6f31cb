import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server for the tests: it keeps what it takes, and behaves as it is told. */
export class MailServer {
  /** Every mail that was taken, as it came. */
  readonly mails: string[] = [];
  readonly #server: SMTPServer;
  port = 0;

  constructor(options: SMTPServerOptions = {}) {
    this.#server = new SMTPServer({
      ...{ authOptional: true, hideSTARTTLS: true, logger: false },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.mails.push(Buffer.concat(chunks).toString());
          done();
        });
      },
      ...options,
    });
    // A client that breaks off, or that does not trust the certificate, is part of a test.
    this.#server.on('error', () => undefined);
  }

  /** Listens on a port of its own, or on the one that it had before. */
  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.#server.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  /** The value of a header of each mail. */
  headers(name: string): string[] {
    return this.mails.map((mail) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim() ?? '');
  }
}

/** A refusal with a reply code of SMTP, and words that name somebody. */
export const refusal = (responseCode: number): Error =>
  Object.assign(new Error('No mail for secret.person@example.com'), { responseCode });
