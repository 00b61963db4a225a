import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { color, size, space, text } from '../../theme/tokens';
import { hintStyle } from './field-styles';

const label = css({
  display: 'grid',
  gridTemplateColumns: `${space(6)} minmax(0, 1fr)`,
  gap: `0 ${space(2)}`,
  alignItems: 'center',
  alignSelf: 'start',
  minHeight: size.target,
  ...text.caption,
  fontWeight: 500,
  cursor: 'pointer',
  '& > input': { width: space(6), height: space(6), margin: 0, accentColor: color.focus },
  '& > small': { gridColumn: 2, fontWeight: 400 },
});

type CheckFieldProps = {
  label: string;
  hint: string;
  name: string;
  /** "1" is yes. */
  value: string;
  onChange: (value: '1' | '') => void;
};

/** A labeled checkbox. */
export function CheckField({ label: words, hint, name, value, onChange }: CheckFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const report = useRef(onChange);
  // What the visitor checked before the form was hydrated.
  useEffect(() => {
    if (box.current?.checked) report.current('1');
  }, []);
  return (
    <label css={label}>
      <input
        type="checkbox"
        ref={box}
        name={name}
        checked={value !== '' && value !== '0'}
        onChange={(event) => onChange(event.target.checked ? '1' : '')}
      />
      {words}
      <small css={hintStyle}>{hint}</small>
    </label>
  );
}
