import { pathProblem } from './buildable-path.mjs';

test.each(['#', '?', '!', '%', "'", '*', '[', ']', '{', '}'])(
  'a folder with %s in its path is refused, with the reason',
  (character) => {
    expect(pathProblem(`/home/a${character}b/site`)).toBe(
      `The site can't be built in /home/a${character}b/site: Gatsby doesn't work in a folder with ${character} in its path. Move or rename the folder, then run the same command again.`,
    );
  },
);

test.each(['/home/ada/site', '/Users/Ada B/my sites (1) & ü', 'C:\\Users\\ada\\site', '/a+b,c;d@e=$f^~"g"'])(
  'a folder such as %s is fine',
  (folder) => expect(pathProblem(folder)).toBeUndefined(),
);
