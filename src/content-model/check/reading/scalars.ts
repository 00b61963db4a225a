/** The scalars in the fields of a file. */
import { recordShape, type Shape, visitScalars } from '../../shape';
import type { ContentFile } from './content-file';
import type { Path } from './places';

/** A scalar with its path and the shape that defines it. */
export type Scalar = { readonly path: Path; readonly value: unknown; readonly shape: Shape };

const known = new WeakMap<ContentFile, readonly Scalar[]>();

function readScalars({ type, value }: ContentFile): Scalar[] {
  const scalars: Scalar[] = [];
  visitScalars(recordShape(type, 'input'), value, (path, value, shape) =>
    scalars.push({ path, value, shape }),
  );
  return scalars;
}

/** The scalars that a file's type defines. Memoized by file, since many rules read them. */
export function scalarsOf(content: ContentFile): readonly Scalar[] {
  const scalars = known.get(content) ?? readScalars(content);
  known.set(content, scalars);
  return scalars;
}
