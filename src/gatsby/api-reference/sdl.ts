/** The GraphQL types of the API reference. They are no image of the file, which has the shape of OpenAPI. */
export const apiReferenceSdl = `"""The description of the API."""
type ApiDescription implements Node @dontInfer {
  "As it is served, in JSON."
  json: String!
  "The resources under their headings."
  groups: [ApiGroup!]!
  "The facts in the lines of the resources."
  summaryFigures: [Fact!]!
  "A resource by the end of its address."
  resource(slug: String!): ApiResource!
  "The facts that the page of a resource shows."
  resourceFigures(slug: String!): [Fact!]!
}

"""A resource of the description, as its file has it. It makes the page; ApiResource tells what is on it."""
type ApiResourceFile implements Node @dontInfer {
  id: ID!
}

"""What resources of the description share, as a file has it."""
type ApiSharedFile implements Node @dontInfer {
  id: ID!
}

"""Resources under one heading."""
type ApiGroup {
  name: String!
  rail: RailId
  resources: [ApiResource!]!
}

"""A resource: its object and what can be done with it."""
type ApiResource {
  "The address on this site."
  path: String!
  "The name in the plural."
  name: String!
  "The name of one."
  singular: String!
  "What its type field says."
  tag: String!
  "What it is, in a line."
  summary(marked: Boolean): String! @words
  "What it is, when to use it, what to mind."
  text(marked: Boolean): String! @words
  rail: RailId
  "The optional disclosures that its page shows."
  disclosures: [OptionalDisclosure!]!
  lifecycles: [Lifecycle!]!
  "An object as highlighted JSON."
  example: String!
  fields: [ApiField!]!
  operations: [ApiOperation!]!
  "Operations that the sandbox alone has."
  simulations: [ApiOperation!]!
  events: [ApiEvent!]!
}

"""A field of an object, a request, a path or a query."""
type ApiField {
  name: String!
  "With the names of the fields that it is in."
  path: String!
  "0 at the top."
  depth: Int!
  "What it holds, in a word or two."
  kind: String!
  "The resource that it is the id of."
  target: ApiLink
  required: Boolean!
  text(marked: Boolean): String! @words
  "Empty where each has a page of its own."
  values: [ApiValue!]!
  "The codes that are its values, where each has a page of its own."
  codes: ApiCodes
}

"""Codes that have pages of their own."""
type ApiCodes {
  name: String!
  href: String!
  count: Int!
}

"""A value that a field can have."""
type ApiValue {
  value: String!
  text(marked: Boolean): String! @words
  "The page of the code that it stands for."
  href: String
}

"""A way to a part of the reference."""
type ApiLink {
  name: String!
  href: String!
}

"""A request that the API takes, and what it answers."""
type ApiOperation {
  "Its id in the description, and in its page."
  id: String!
  method: String!
  path: String!
  name: String!
  text(marked: Boolean): String! @words
  parameters: [ApiField!]!
  body: [ApiField!]!
  "What comes back; of an answer with fields of its own, null."
  returns: ApiLink
  "Whether a page of a list comes back."
  many: Boolean!
  answer: [ApiField!]!
  "What differs in the object's example afterwards, as highlighted JSON."
  changes: String
  "Statuses of its errors."
  errors: [String!]!
  snippets: [CodeSnippet!]!
}

"""An event that a resource emits."""
type ApiEvent {
  category: String!
  text(marked: Boolean): String! @words
}`;
