import { media, size, text, transition, weight } from '../../theme/tokens';
import { mark } from './mark';

type LogoProps = {
  brand: string;
  /** Whether the switch moves on hover and focus. */
  animated?: boolean | undefined;
};

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  minHeight: size.target,
  textDecoration: 'none',
  fontSize: size.logoName,
  fontWeight: weight.semibold,
  letterSpacing: text.figure.letterSpacing,
  whiteSpace: 'nowrap',
} as const;

const picture = { flex: 'none', width: size.logoMark, height: size.logoMark } as const;

/** The switch moves while the link is hovered or focused, and moves back afterward. */
const throwsOnce = {
  [media.motion]: {
    transformOrigin: mark.thrown.transformOrigin,
    transition: transition('transform', 'slide'),
    'a:hover &, a:focus-visible &': { transform: mark.thrown.transform },
  },
};

/** The mark and the brand's name, as one link to the home page. The accessible name is the brand's name. */
export function Logo({ brand, animated = true }: LogoProps) {
  return (
    <a href="/" css={link}>
      <svg
        aria-hidden="true"
        css={picture}
        width={mark.size}
        height={mark.size}
        viewBox={`0 0 ${mark.size} ${mark.size}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={mark.strokeWidth}
        strokeLinecap="round"
      >
        <path d={mark.rails} />
        <path d={mark.blade} css={animated && throwsOnce} />
      </svg>
      {brand}
    </a>
  );
}
