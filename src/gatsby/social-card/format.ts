/** What stands on the card. All four come from content; none is optional. */
export type SocialCardInput = { brand: string; headline: string; caption: string; url: string };

/** Pixels of the picture (the size that Open Graph readers ask for) and the room left free at its sides. */
export const card = { width: 1200, height: 630, margin: 76 } as const;
