/** The CloudFormation template has only resources, properties and kinds of values that AWS knows. */
import { readFileSync } from 'node:fs';
import { sampleSite } from '../../../tests/unit/sample-build';
import { s3CloudfrontFiles } from '../hosts/s3-cloudfront';
import { specificationFile } from '../local/simulators';
import { siteRules } from '../site-rules';
import { type Specification, templateProblems } from './cloudformation';

const small: Specification = {
  ResourceTypes: {
    'AWS::Test::Thing': {
      Properties: {
        Name: { Required: true, PrimitiveType: 'String' },
        Size: { PrimitiveType: 'Integer' },
        Parts: { Type: 'List', ItemType: 'Part' },
        Names: { Type: 'List', PrimitiveItemType: 'String' },
      },
    },
  },
  PropertyTypes: { 'AWS::Test::Thing.Part': { Properties: { On: { PrimitiveType: 'Boolean' } } } },
};

const thing = (properties: object, type = 'AWS::Test::Thing') =>
  templateProblems({ Resources: { A: { Type: type, Properties: properties } } }, small);

test('a template within the specification has no problem', () => {
  expect(thing({ Name: { Ref: 'B' }, Size: 1, Parts: [{ On: true }], Names: ['a'] })).toEqual([]);
});

test.each([
  [{}, 'A lacks Name'],
  [{ Name: 1 }, "A.Name isn't of the type String"],
  [{ Name: 'a', Sise: 1 }, 'A has an unknown Sise'],
  [{ Name: 'a', Parts: {} }, "A.Parts isn't a list"],
  [{ Name: 'a', Parts: [{ On: 'yes' }] }, "A.Parts.0.On isn't of the type Boolean"],
  [{ Name: 'a', Names: [1] }, "A.Names.0 isn't of the type String"],
])('%j: %s', (properties, problem) => {
  expect(thing(properties)).toEqual([problem]);
});

test('an unknown resource is reported', () => {
  expect(thing({}, 'AWS::Test::Thingy')).toEqual(['A has an unknown type AWS::Test::Thingy']);
});

const installed = specificationFile();
const specificationTest = installed ? test : test.skip;

specificationTest('the written template is within the specification of AWS', () => {
  const sample = sampleSite();
  const rules = siteRules(sample.site, 'https://switchyard.example');
  sample.remove();
  const template = JSON.parse(s3CloudfrontFiles(rules, sample.site.files)['/template.json'] ?? '');
  const specification: Specification = JSON.parse(readFileSync(installed ?? '', 'utf8'));
  expect(templateProblems(template, specification)).toEqual([]);
  const config = template.Resources.Distribution.Properties.DistributionConfig;
  config.DefaultCacheBehavior.ViewerProtocolPolicie = 'redirect-to-https';
  config.Origins[0].Id = 1;
  expect(templateProblems(template, specification)).toEqual([
    "Distribution.DistributionConfig.Origins.0.Id isn't of the type String",
    'Distribution.DistributionConfig.DefaultCacheBehavior has an unknown ViewerProtocolPolicie',
  ]);
});
