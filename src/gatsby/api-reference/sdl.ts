/** GraphQL types of the API reference. They don't mirror the files, which have the shape of OpenAPI. */
export const apiReferenceSdl = `"""The description of the API."""
type ApiDescription implements Node @dontInfer {
  "The served OpenAPI document, as JSON."
  json: String!
  groups: [ApiGroup!]!
  summaryFigures: [Fact!]!
  resource(slug: String!): ApiResource!
  resourceFigures(slug: String!): [Fact!]!
}

"""A resource's file in content/api/, from which its page is created. ApiResource has the page's data."""
type ApiResourceFile implements Node @dontInfer {
  id: ID!
}

"""A file in content/api/ with parts that resources share."""
type ApiSharedFile implements Node @dontInfer {
  id: ID!
}

"""The sample objects in content/api/samples.yaml."""
type ApiSamples implements Node @dontInfer {
  id: ID!
}

"""Resources under one heading."""
type ApiGroup {
  name: String!
  rail: RailId
  resources: [ApiResource!]!
}

"""A resource: its object and operations."""
type ApiResource {
  path: String!
  name: String!
  singular: String!
  "The value of its type field."
  tag: String!
  summary(marked: Boolean): String! @words
  "The introduction of its page: what it is, and when to use it."
  text(marked: Boolean): String! @words
  rail: RailId
  disclosures: [OptionalDisclosure!]!
  lifecycles: [Lifecycle!]!
  example: String!
  fields: [ApiField!]!
  operations: [ApiOperation!]!
  "Operations that only the sandbox has."
  simulations: [ApiOperation!]!
  events: [ApiEvent!]!
  "An example of its first event, as highlighted JSON."
  event: String
  "The error statuses of its operations, in ascending order."
  errors: [ApiError!]!
}

"""A field of an object or a request, or a parameter."""
type ApiField {
  name: String!
  "The name after those of its parents."
  path: String!
  depth: Int!
  kind: String!
  "The resource that the field identifies."
  target: ApiLink
  required: Boolean!
  text(marked: Boolean): String! @words
  "Empty if each value has its own page."
  values: [ApiValue!]!
  "The codes among its values, if they have their own pages."
  codes: ApiCodes
}

"""Codes with their own pages."""
type ApiCodes {
  name: String!
  href: String!
  count: Int!
}

"""A possible value of a field."""
type ApiValue {
  value: String!
  text(marked: Boolean): String! @words
  "The page of the code with this value."
  href: String
}

"""A link within the reference."""
type ApiLink {
  name: String!
  href: String!
}

"""A request and its response."""
type ApiOperation {
  "The operationId, also used as the fragment."
  id: String!
  method: String!
  path: String!
  name: String!
  text(marked: Boolean): String! @words
  parameters: [ApiField!]!
  body: [ApiField!]!
  "The resource returned; null if the response has another shape."
  returns: ApiLink
  many: Boolean!
  responseFields: [ApiField!]!
  "An example, as highlighted JSON in which the changed fields are marked. Null if the response isn't JSON."
  response: String
  "Other responses, such as that of a transfer that waits for approval."
  samples: [CodeSnippet!]!
  "The top-level fields of the response that differ from the object's example."
  changes: [String!]!
  errors: [ApiError!]!
  snippets: [CodeSnippet!]!
}

"""An error status and its meaning."""
type ApiError {
  status: String!
  text(marked: Boolean): String! @words
  "An example of the body, as highlighted JSON."
  example: String
  "The type of the error in the example."
  type: String
}

"""An event that a resource emits."""
type ApiEvent {
  category: String!
  text(marked: Boolean): String! @words
}`;
