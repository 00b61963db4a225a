/** The API reference as returned by GraphQL. */

/** `path` is the name with those of the fields that it is in. */
export type FieldData = Queries.ApiFieldRowFragment;

export type OperationData = Queries.ApiOperationPartFragment;

export type ResourceData = Omit<
  Queries.ApiResourcePageQuery['apiDescription']['resource'],
  'text' | 'rail' | 'disclosures'
>;
