import { output } from './output';

const file = output<{ name: string }>('query Names { name }', ({ name }) => ({ 'name.txt': name }));

test('a failed query stops the build, with its name', async () => {
  const failed = file((async () => ({ errors: ['no name'] })) as never);
  await expect(failed).rejects.toThrow('The query Names failed: no name');
});
