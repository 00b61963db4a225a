import { output } from './output';

const file = output<{ name: string }>('query Names { name }', ({ name }) => ({ 'name.txt': name }));

test('files come from the data of a query', async () => {
  expect(await file((async () => ({ data: { name: 'Halyard' } })) as never)).toEqual({
    'name.txt': 'Halyard',
  });
});

test('a failed query stops the build, with its name', async () => {
  const failed = file((async () => ({ errors: ['no name'] })) as never);
  await expect(failed).rejects.toThrow('The query Names failed: no name');
});
