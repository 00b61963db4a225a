/** GraphQL types of what the build derives from content: pages, pictures, dates, parts of texts. In SDL. */
export const derivedTypes = `"""The address of a record's page, derived from its file name."""
type PageAddress {
  "The file name without its extension."
  slug: String!
  "The address on this site."
  path: String!
}

"""A page that shows a fact."""
type FactPage {
  "The address on this site."
  path: String!
  "The title of the page."
  title: String! @words
}

"""A page in the site index."""
type ListedPage {
  "The address on this site."
  path: String!
  "Its name."
  name: String!
  "Its description, one or two sentences."
  description: String!
  "The ID of its section."
  section: SiteSectionId!
  "The title for search engines."
  title: String!
  "What visitors call it."
  keywords: [String!]!
}

"""A block of disclosures in the footer."""
type DisclosureBlock {
  "general, or the ID of an optional disclosure."
  id: String!
  "In order."
  paragraphs: [String!]! @words
}

"""A picture in several sizes, created at build."""
type Picture {
  "Path of the fallback for browsers without WebP."
  src: String!
  "Its width in pixels."
  width: Int!
  "Its height in pixels."
  height: Int!
  "The WebP sizes, in the syntax of srcset."
  webp: String!
}

"""The time of a build."""
type SiteBuildTime implements Node @dontInfer {
  "In ISO 8601."
  at: String!
}

"""When a page last changed."""
type PageChange {
  "The address on this site."
  path: String!
  "A day."
  changed: String!
}

"""A breadcrumb."""
type Crumb {
  "The short name, if the page has one."
  name: String!
  "The address on this site."
  path: String!
}

"""A page of a list of updates."""
type UpdateList {
  "The updates on this page, newest first."
  updates: [Update!]!
  "The number of updates on all pages."
  total: Int!
  "The number of pages."
  pages: Int!
}

"""A code of a return, with its page."""
type CodeLink {
  "A code, such as R01."
  code: String!
  "The path of its page, if it has one."
  href: String
}

"""A code snippet, highlighted at build."""
type CodeSnippet {
  "The name of the language."
  name: String!
  "The code, highlighted."
  html: String!
}

"""A part of a Markdown body: one of these."""
type BodyPart {
  "Prose."
  html: String
  "A request in several languages; empty for other parts."
  snippets: [CodeSnippet!]!
  "A lifecycle to draw."
  lifecycle: Lifecycle
}

"""A heading in a Markdown body."""
type ArticleHeading {
  "Its fragment."
  id: String!
  "Its text."
  text: String!
}`;
