import { constants, deflateRawSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { protocols, Unpacker } from "./unpack";

/** A frame as the server makes it: compressed with what came before, flushed to the last byte. */
function frame(message: string, before = ""): ArrayBuffer {
  const dictionary = before ? { dictionary: Buffer.from(before) } : {};
  const packed = deflateRawSync(`${message}\n`, { finishFlush: constants.Z_SYNC_FLUSH, ...dictionary });
  return Uint8Array.from(packed).buffer;
}

function listening() {
  const heard: string[] = [];
  let broken = 0;
  const unpacker = new Unpacker({ message: (text) => heard.push(text), broken: () => (broken += 1) });
  return { heard, unpacker, broken: () => broken };
}

describe("messages that come packed", () => {
  const long = JSON.stringify({ type: "update", words: Array.from({ length: 2000 }, (_, index) => `é${index}`) });

  test("come out one by one, each as soon as its frame is there", async () => {
    const { heard, unpacker } = listening();
    unpacker.take(frame(long));
    await vi.waitFor(() => expect(heard).toEqual([long]));
    const second = frame(long.replace("é7", "è7"), `${long}\n`);
    expect(second.byteLength).toBeLessThan(400);
    unpacker.take(second);
    unpacker.take(frame('{"type":"ack"}'));
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard.slice(1)).toEqual([long.replace("é7", "è7"), '{"type":"ack"}']);
  });

  test("are all heard before the end", async () => {
    const { heard, unpacker } = listening();
    let atTheEnd: string[] | null = null;
    unpacker.take(frame(long));
    unpacker.take(frame("bye"));
    unpacker.finish(() => (atTheEnd = [...heard]));
    expect(atTheEnd).toBeNull();
    await vi.waitFor(() => expect(atTheEnd).toEqual([long, "bye"]));
    let again = false;
    unpacker.finish(() => (again = true));
    expect(again).toBe(true);
  });

  test("are given up when they are no such stream", async () => {
    const { heard, unpacker, broken } = listening();
    unpacker.take(Uint8Array.from([255, 255, 255]).buffer);
    await vi.waitFor(() => expect(broken()).toBe(1));
    expect(heard).toEqual([]);
  });

  test("are not asked for where a browser cannot unpack them", () => {
    expect(protocols()).toEqual(["deflate-lines", "json"]);
    vi.stubGlobal("DecompressionStream", undefined);
    expect(protocols()).toEqual(["json"]);
    vi.unstubAllGlobals();
  });
});
