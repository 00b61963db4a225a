// @ts-check
// In the bundle of the check instead of the package `graphql`, a seventh of its code: the linter only uses it on GraphQL schemas.
module.exports = {};
