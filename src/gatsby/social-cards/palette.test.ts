import { light } from '../../theme/schemes';
import { blue, green, mix, nearest, palette, red, rgb } from './palette';

test('the palette fits in a byte', () => {
  expect(palette.length).toBeLessThanOrEqual(256);
});

test.each(['paper', 'surface', 'ink', 'ink2', 'ink3', 'lineStrong'] as const)(
  '%s keeps its color',
  (name) => {
    const wanted = Number.parseInt(light[name].slice(1), 16);
    expect(palette[nearest(wanted)]).toBe(wanted);
  },
);

test('at the edge of a letter no channel is visibly off', () => {
  const [paper, ink] = [light.paper, light.ink].map((hex) => Number.parseInt(hex.slice(1), 16));
  for (let share = 0; share <= 1; share += 0.01) {
    const wanted = mix(ink ?? 0, paper ?? 0, share);
    const found = palette[nearest(wanted)] ?? 0;
    for (const part of [red, green, blue])
      expect(Math.abs(part(found) - part(wanted))).toBeLessThanOrEqual(12);
  }
});

test('colors are mixed by channel', () => {
  expect(mix(rgb(200, 100, 0), rgb(0, 100, 200), 0.25)).toBe(rgb(50, 100, 150));
});
