/** Errors in the API description, before the file of their path is known. */
import type { Path, Place } from '../reading/places';

/** An error with its path in the joined description. */
export type LocatedError = {
  readonly path: Path;
  readonly message: string;
  readonly fix: string;
  /** The error is the field's name, not its value. */
  readonly onKey?: true;
};

/** An error with its position in the file that is being checked. */
export type PlacedError = Place & { readonly message: string; readonly fix: string };
