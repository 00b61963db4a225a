/** Writes the script that uploads a release to S3 with the media type and Cache-Control of each file. */
import { cacheControl, cacheControlOf, ending, mediaTypes, type SiteRules } from '../site-rules';

/** Folders of files that are kept for a year, and of files that are revalidated. The former are uploaded first. */
const folders = { immutable: 'site/immutable', revalidated: 'site/revalidated' } as const;

/** The folder from which a file is uploaded. */
export const uploadFolder = (rules: SiteRules, file: string): string =>
  cacheControlOf(rules, file) === cacheControl.immutable ? folders.immutable : folders.revalidated;

/** The script. It takes the name of the bucket and of the release. */
export function uploadScript(rules: SiteRules, files: readonly string[]): string {
  const lines = Object.entries(folders).flatMap(([kind, folder]) => {
    const endings = new Set(files.filter((file) => uploadFolder(rules, file) === folder).map(ending));
    return [...endings].sort().map((name) => {
      const cache = cacheControl[kind === 'immutable' ? 'immutable' : 'revalidated'];
      return `send ${folder} '*.${name}' '${mediaTypes[name]}' '${cache}'`;
    });
  });
  return `#!/bin/sh
# Written by npm run deploy:prepare. Usage: sh upload.sh BUCKET RELEASE
set -eu
cd "$(dirname "$0")"
bucket=$1
release=$2
send() {
  aws s3 cp "$1" "s3://$bucket/$release" --recursive --only-show-errors \\
    --exclude '*' --include "$2" --content-type "$3" --cache-control "$4"
}
${lines.join('\n')}
`;
}
