// Where scripts are started from. The server's security policy takes no plain string for that, only
// what the policy named `ludotheque` has vouched for; it vouches for one address.

const ADDRESS = "/service-worker.js";

/** What the browser offers where it knows trusted types; the others take the address as it is. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): {
    createScriptURL: (address: string) => string;
  };
}

/** The address of the service worker, in the form the browser accepts. */
export function serviceWorker(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return ADDRESS;
  const policy = trustedTypes.createPolicy("ludotheque", {
    createScriptURL: (address) => {
      if (address !== ADDRESS) throw new TypeError(`not a script of ours: ${address}`);
      return address;
    },
  });
  return policy.createScriptURL(ADDRESS);
}
