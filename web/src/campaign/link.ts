// The private link of a campaign. Its key stands behind a # and so never travels in the address of a request.

export interface PrivateLink {
  readonly campaign: string;
  readonly key: string;
}

export const linkOf = (origin: string, { campaign, key }: PrivateLink): string => `${origin}/c/${campaign}#${key}`;

/** The campaign and its key in a text that somebody has pasted; null if it is no private link. */
export const linkIn = (text: string): PrivateLink | null => {
  const [, campaign, key] = /\/c\/([A-Za-z0-9_-]+)\/?#([A-Za-z0-9_-]+)$/.exec(text.trim()) ?? [];
  return campaign === undefined || key === undefined ? null : { campaign, key };
};

/** The key in the fragment of an address; null if there is none. */
export const keyIn = (hash: string): string | null => /^#([A-Za-z0-9_-]+)$/.exec(hash)?.[1] ?? null;
