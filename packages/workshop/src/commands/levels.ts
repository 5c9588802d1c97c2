console.log('later', process.version, process.argv.slice(2));
