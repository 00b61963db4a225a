/** Checks the parts of the API that other files name: objects and states of lifecycles, and resources of solutions. */
import type { Description } from '../../api/openapi';
import { quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import { inWords } from './ids';
import type { PlacedError } from './located-error';

/** The objects of lifecycles, which the API must have with the same states. */
export function lifecycleErrors(
  { type, value, locate }: ContentFile,
  { tags, components }: Description,
): PlacedError[] {
  if (type.name !== 'Rail') return [];
  const known = tags.map(({ name }) => name);
  type Lifecycle = { readonly object: string; readonly states: readonly { readonly name: string }[] };
  const { lifecycles } = value as { lifecycles: readonly Lifecycle[] };
  return lifecycles.flatMap(({ object, states }, index): PlacedError[] => {
    if (known.includes(object)) {
      const choices = components.schemas[object]?.properties?.status?.oneOf ?? [];
      const values = choices.map((choice) => String(choice.const));
      return states.flatMap(({ name }, at): PlacedError[] =>
        values.length === 0 || values.includes(name)
          ? []
          : [
              {
                ...locate(['lifecycles', index, 'states', at, 'name']),
                message: `${quote(name)} is not a status of ${inWords(object)}`,
                fix: fixFor(name, values),
              },
            ],
      );
    }
    const message = `${quote(object)} is not an object of the API`;
    return [{ ...locate(['lifecycles', index, 'object']), message, fix: fixFor(object, known) }];
  });
}

/** Resources that a solution names, which the API must have. */
export function resourceErrors({ type, value, locate }: ContentFile, { tags }: Description): PlacedError[] {
  if (type.name !== 'Solution') return [];
  const known = tags.map(({ 'x-displayName': name }) =>
    name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  );
  const { flow } = value as { flow: readonly { resources?: readonly string[] }[] };
  return flow.flatMap(({ resources = [] }, stop) =>
    resources.flatMap((name, index): PlacedError[] => {
      if (known.some((one) => one.toLowerCase() === name.toLowerCase())) return [];
      const message = `${quote(name)} is not a resource of the API`;
      return [{ ...locate(['flow', stop, 'resources', index]), message, fix: fixFor(name, known) }];
    }),
  );
}
