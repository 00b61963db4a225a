import { matchFallback, mono, sans } from './fallback';
import type { Font } from './open-font';

const fontOf = (advance: number): Font => ({
  metrics: { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0 },
  advance: () => advance,
  kerning: () => 0,
  features: new Set(),
});

test('a font twice as wide doubles the fallback and halves the line metrics, which scale with it', () => {
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = matchFallback(
    fontOf((2 * 1229) / 2048),
    mono,
  );
  expect(sizeAdjust).toBe('200.00%');
  expect([ascentOverride, descentOverride, lineGapOverride]).toEqual(['45.00%', '15.00%', '0.00%']);
});

test('letters are weighted by frequency: Arial’s average is that of English text, not of the alphabet', () => {
  // Together with 0.993 for kerning, this is the width of Arial relative to a fixed-width font.
  const average = 0.993 / (Number.parseFloat(matchFallback(fontOf(1), sans).sizeAdjust) / 100);
  expect(average).toBeGreaterThan(0.44);
  expect(average).toBeLessThan(0.46);
});
