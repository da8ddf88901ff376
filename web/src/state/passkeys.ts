// Passkeys: what the server asks, as the browser wants it, and the browser's answer as JSON.

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

type Listed = { id: string; type: "public-key" }[];

interface Creation {
  publicKey: Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
    challenge: string;
    user: { id: string; name: string; displayName: string };
    excludeCredentials?: Listed;
  };
}

interface Request {
  publicKey: Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & { challenge: string };
}

/** True where this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in window;
}

/** Lets the browser make a passkey; null if its owner would not. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const { publicKey } = options as Creation;
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...publicKey,
        challenge: bytes(publicKey.challenge),
        user: { ...publicKey.user, id: bytes(publicKey.user.id) },
        excludeCredentials: (publicKey.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    extensions: {},
    response: {
      attestationObject: text(response.attestationObject),
      clientDataJSON: text(response.clientDataJSON),
      transports: response.getTransports(),
    },
  };
}

/** Lets the browser answer with a passkey; null if its owner would not. */
export async function usePasskey(options: unknown): Promise<unknown> {
  const { publicKey } = options as Request;
  const given = await asked(() =>
    navigator.credentials.get({
      publicKey: { ...publicKey, challenge: bytes(publicKey.challenge), allowCredentials: [] },
    }),
  );
  if (!given) return null;
  const response = given.response as AuthenticatorAssertionResponse;
  return {
    id: given.id,
    rawId: text(given.rawId),
    type: given.type,
    extensions: {},
    response: {
      authenticatorData: text(response.authenticatorData),
      clientDataJSON: text(response.clientDataJSON),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
}

/** Whoever closes the browser's window changed their mind: that is no error. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") return null;
    throw error;
  }
}
