import { icons } from './icons';

/** The drawings of all icons, once per document. Icons refer to them, so no script contains them. */
export function IconSprite() {
  return (
    <svg data-icons="" aria-hidden="true">
      <defs>
        {Object.entries(icons).map(([name, drawing]) => (
          <path key={name} id={`icon-${name}`} d={drawing} />
        ))}
      </defs>
    </svg>
  );
}
