// Those who are told things on this machine: a mail server, and a web server that stands for hooks and for a push service.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { createServer as createWebServer } from "node:http";
import { createServer, type AddressInfo, type Server } from "node:net";

export interface Receivers {
  /** As the server wants it for `--smtp`. */
  smtp: string;
  /** Where the web server is. */
  web: string;
  /** Whole letters, in plain letters. */
  letters: string[];
  /** Bodies, by the path they came to. */
  bodies: { path: string; body: Buffer }[];
  close: () => Promise<void>;
}

export async function receivers(): Promise<Receivers> {
  const letters: string[] = [];
  const bodies: Receivers["bodies"] = [];
  const mail = createServer((socket) => {
    let text = "";
    let letter = false;
    socket.write("220 mail.test ESMTP\r\n");
    // The library hangs up when it likes.
    socket.on("error", () => {});
    socket.on("data", (data) => {
      text += data.toString("latin1");
      for (
        let end = text.indexOf(letter ? "\r\n.\r\n" : "\r\n");
        end >= 0;
        end = text.indexOf(letter ? "\r\n.\r\n" : "\r\n")
      ) {
        const said = text.slice(0, end);
        text = text.slice(end + (letter ? 5 : 2));
        const word = said.slice(0, 4).toUpperCase();
        if (letter) {
          letters.push(said.replaceAll("=\r\n", "").replaceAll("=3D", "="));
          letter = false;
          socket.write("250 taken\r\n");
        } else if (word === "DATA") {
          letter = true;
          socket.write("354 go on\r\n");
        } else if (word === "QUIT") socket.end("221 bye\r\n");
        else socket.write("250 OK\r\n");
      }
    });
  });
  const web = createWebServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      bodies.push({ path: request.url ?? "", body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  const [smtp, address] = await Promise.all([mail, web].map(listening));
  const close = async () => {
    web.closeAllConnections();
    await Promise.all([mail, web].map((server) => new Promise((done) => server.close(done))));
  };
  return { smtp: `smtp://${smtp}`, web: `http://${address}`, letters, bodies, close };
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

/** The keys of a browser that subscribed. */
export interface Subscribed {
  keys: ECDH;
  secret: Buffer;
  p256dh: string;
  auth: string;
}

export function subscribed(): Subscribed {
  const keys = createECDH("prime256v1");
  const p256dh = keys.generateKeys().toString("base64url");
  const secret = randomBytes(16);
  return { keys, secret, p256dh, auth: secret.toString("base64url") };
}

/** What a browser reads in a push (RFC 8291, one record of RFC 8188). */
export function read(sealed: Buffer, { keys, secret }: Subscribed): string {
  const salt = sealed.subarray(0, 16);
  const length = sealed.readUInt8(20);
  const theirs = sealed.subarray(21, 21 + length);
  const derived = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", key, salt, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), theirs]);
  const shared = derived(keys.computeSecret(theirs), secret, info, 32);
  const key = derived(shared, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derived(shared, salt, "Content-Encoding: nonce\0", 12);
  const record = sealed.subarray(21 + length);
  const opened = createDecipheriv("aes-128-gcm", key, nonce);
  opened.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
  // Behind the text stand a two and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
}
