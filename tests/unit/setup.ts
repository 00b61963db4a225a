/** What tests of components have beside Jest: matchers for a document, and patience with a busy machine. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 });
