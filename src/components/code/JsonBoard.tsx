import { codeBoard, highlighted } from './code-styles';
import { Highlighted } from './Highlighted';

/** JSON highlighted at build time, on a dark surface. */
export function JsonBoard({ html }: { html: string }) {
  return (
    <div css={[codeBoard, highlighted]} data-print="plain">
      <Highlighted html={html} />
    </div>
  );
}
